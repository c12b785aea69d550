// The state of a kernel, as the server reports it.

/** @import { Kernel } from "./jupyter.js" */

const PATIENCE = 4000; // ms

/**
 * "idle" or "busy" where the kernel lives, "gone" where the exhibit answers and knows it no more, else "unknown".
 * @param {Kernel} kernel
 * @param {boolean} isOurs whether it knows of any of our widgets
 * @returns {Promise<"idle" | "busy" | "gone" | "unknown">}
 */
export async function fateOf(kernel, isOurs) {
  const { baseUrl } = kernel.serverSettings;
  /** @param {string} address */
  const ask = (address) => fetch(baseUrl + address, { cache: "no-store", signal: AbortSignal.timeout(PATIENCE) });
  try {
    const answer = await ask(`api/kernels/${kernel.id}`);
    // A restarted exhibit may show its login page first, in HTML.
    const isKnown = answer.ok && answer.headers.get("Content-Type")?.includes("json");
    if (isKnown && isOurs) return (await answer.json()).execution_state === "busy" ? "busy" : "idle";
    const health = await ask("voila/templates/vfw/static/health.txt");
    return health.ok && (await health.text()).startsWith("ok") ? "gone" : "unknown";
  } catch {
    return "unknown";
  }
}
