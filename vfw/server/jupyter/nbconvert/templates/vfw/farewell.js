// A page that is left while it is loading ends its kernel, so that an impatient visitor does not fill the room. Later
// Voila's own scripts do that.
addEventListener("pagehide", () => {
  const config = document.getElementById("jupyter-config-data");
  if (!config || !document.getElementById("vfw-loading")) return;
  const { baseUrl, kernelId } = JSON.parse(config.textContent);
  navigator.sendBeacon(`${baseUrl}voila/api/shutdown/${kernelId}`);
});
