"""Find text that is covered, clipped or out of reach with wider or larger letters (WCAG 1.4.12)."""

from playwright.sync_api import Page

WIDE_SPACING = """* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }"""
"""The least spacing that a page must bear (WCAG 1.4.12)."""

LOST = """(part) => {
    const styles = new Map();
    const styleOf = (element) => styles.get(element) ?? styles.set(element, getComputedStyle(element)).get(element);
    const named = (element) => [element.localName, ...element.classList].join('.');
    const isHeardAlone = (element) => element
        && (styleOf(element).clipPath === 'inset(50%)' || isHeardAlone(element.parentElement));
    // A script places the labels of a curve when it draws the curve, which does not happen here.
    const isSeen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        && !element.closest('svg, .leaflet-container, .vfw-arc-label, [inert], option, script, style, noscript')
        && !isHeardAlone(element);

    // Text counts line by line, a control by its first box.
    const parts = part ? [...document.querySelectorAll(part)] : [document.body];
    const targets = [];
    for (const root of parts) {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
            const text = walker.currentNode;
            const isFolded = text.parentElement.matches('details:not([open])');
            if (!text.data.trim() || isFolded || !isSeen(text.parentElement)) continue;
            const range = document.createRange();
            range.selectNodeContents(text);
            const boxes = () => [...range.getClientRects()];
            targets.push({ element: text.parentElement, name: text.data.trim(), boxes });
        }
        const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
        for (const control of root.querySelectorAll(controls))
            if (isSeen(control)) targets.push({
                element: control, isControl: true, name: control.ariaLabel || control.innerText || control.name || '',
                boxes: () => [...control.getClientRects()].slice(0, 1),
            });
    }

    // What clips it: each ancestor that hides what is larger than itself, up to one that scrolls.
    const clips = ({ element, isControl }) => {
        const found = [];
        let [x, y, position] = [true, true, isControl ? styleOf(element).position : 'static'];
        let around = isControl ? element.parentElement : element;
        for (; around && position !== 'fixed'; around = around.parentElement) {
            const style = styleOf(around);
            if (position !== 'absolute' || style.position !== 'static') {
                const hides = (flow) => ['hidden', 'clip'].includes(flow);
                if (around !== document.body && ((x && hides(style.overflowX)) || (y && hides(style.overflowY))))
                    found.push({ around, x: x && hides(style.overflowX), y: y && hides(style.overflowY) });
                x &&= !['auto', 'scroll'].includes(style.overflowX);
                y &&= !['auto', 'scroll'].includes(style.overflowY);
                position = style.position;
            }
        }
        return found;
    };
    const isCut = (box, { around, x, y }) => {
        const [edge, margin] = [around.getBoundingClientRect(), parseFloat(styleOf(around).overflowClipMargin) || 0];
        const [across, down] = [Math.min(4, box.width / 4), box.height / 4];
        return (x && (box.left + across < edge.left - margin || box.right - across > edge.right + margin))
            || (y && (box.top + down < edge.top - margin || box.bottom - down > edge.bottom + margin));
    };

    // What covers it, wherever the page is scrolled: the middle of a control, the middle or an end of a line.
    const over = (target, box) => {
        const inset = Math.min(box.width, box.height) / 4;
        const ends = target.isControl ? [] : [box.left + inset, box.right - inset];
        for (const x of [box.left + box.width / 2, ...ends]) {
            const why = overPoint(target, x, box.top + box.height / 2);
            if (why) return why;
        }
        return null;
    };
    const overPoint = ({ element, isControl }, x, y) => {
        if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return 'out of reach';
        const hit = document.elementFromPoint(x, y);
        if (!hit) return 'out of reach';
        // What a visitor has opened over the page, and can close again, may cover it.
        const opened = hit.closest(':popover-open, dialog[open], .vfw-likings[open]');
        // A link may have an empty box of its own over the words beside it: all of them are its target.
        const isTarget = getComputedStyle(hit, '::after').position === 'absolute'
            && hit.closest('li')?.contains(element);
        const isHit = isTarget || element.contains(hit)
            || (isControl ? hit.closest('label')?.control === element : hit.contains(element))
            || (opened && !opened.contains(element));
        return isHit ? null : `covered by ${named(hit)}`;
    };
    const holds = [...document.querySelectorAll('*')].filter((element) =>
        element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth);
    const scrolls = (element, way) => element === document.scrollingElement
        || ['auto', 'scroll'].includes(styleOf(element)[way]);
    const places = holds.map((element) => [element, element.scrollLeft, element.scrollTop]);
    const scrollBack = (elements) => {
        for (const [element, left, top] of places)
            if (!elements || elements.has(element)) element.scrollTo({ left, top, behavior: 'instant' });
    };
    // A paragraph may be taller than the room that is left below a prompt: its lines are then read one by one.
    const scrollToFoot = (element, box) => {
        const around = holds.findLast((around) => around.contains(element)
            && around.scrollHeight > around.clientHeight && scrolls(around, 'overflowY'));
        if (around) around.scrollTop += box.bottom - Math.min(innerHeight, around.getBoundingClientRect().bottom) + 8;
    };
    const lost = (target) => {
        const hiding = clips(target);
        const boxes = target.boxes().filter(({ width, height }) => width > 1 && height > 1);
        for (const box of boxes)
            for (const clip of hiding)
                if (isCut(box, clip)) return `cut off by ${named(clip.around)}`;
        for (const i of new Set([0, boxes.length - 1])) {
            if (!boxes[i]) continue;
            const box = () => target.boxes().filter(({ width, height }) => width > 1 && height > 1)[i];
            let why = over(target, box());
            for (const block of why ? ['center', 'start', 'end', 'foot'] : []) {
                if (block === 'foot') scrollToFoot(target.element, box());
                else target.element.scrollIntoView({ block, inline: 'center', behavior: 'instant' });
                if (!(why = over(target, box()))) break;
            }
            if (hiding.length) scrollBack(new Set(hiding.map(({ around }) => around)));
            if (why) return why;
        }
        return null;
    };
    const found = targets.flatMap((target) => {
        const why = lost(target);
        return why ? [[`${named(target.element)}: ${target.name.slice(0, 60)}`, why]] : [];
    });
    scrollBack();

    // A page scrolls in one direction alone.
    for (const element of holds.filter((element) => scrolls(element, 'overflowX'))) {
        const beside = element.scrollWidth - element.clientWidth;
        if (element.clientWidth > innerWidth * 0.9 && beside > 1)
            found.push([named(element), `scrolls sideways by ${beside}`]);
    }
    return found;
}"""
"""Script that lists what is visible but cannot be read or pressed, each with the reason."""

# Do it in one call, so that the page neither paints nor notices the temporary styles.
LOST_BY = f"""([part, css]) => {{
    const lost = {LOST};
    const before = new Set(lost(part).map(([what]) => what));
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    try {{
        return lost(part).filter(([what]) => !before.has(what));
    }} finally {{
        document.adoptedStyleSheets.pop();
        document.documentElement.getBoundingClientRect();
    }}
}}"""


def find_hidden(page: Page) -> dict[str, str]:
    """Return what is visible but cannot be read or pressed, each with the reason."""
    return dict(page.evaluate(f"({LOST})(null)"))


def find_hidden_by_spacing(page: Page, part: str | None = None) -> list[str]:
    """Return what text spacing hides of what can be read and pressed without it.

    Args:
        page: The page, which is as it was when this returns.
        part: A selector of the only part to check.
    """
    return [f"text spacing: {what}: {why}" for what, why in page.evaluate(LOST_BY, [part, WIDE_SPACING])]
