// Back leads to the previous page, as you left it. It is shown only to visitors who came from another page of the
// exhibit than the front page, to which a way leads anyhow, and not in a window of its own.
{
  const back = /** @type {HTMLAnchorElement} */ (document.querySelector(".vfw-back"));
  const from = document.referrer ? new URL(document.referrer) : location;
  const isOurs = from.origin === location.origin && ![location.pathname, back.pathname].includes(from.pathname);
  back.hidden = !isOurs || history.length < 2;
  back.addEventListener("click", (event) => {
    event.preventDefault();
    history.back();
  });
}
