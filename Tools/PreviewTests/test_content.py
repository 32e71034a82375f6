"""Content that means harm, and content that is large."""

import plistlib
import time

from harness import data, expect, test

HOSTILE = [
    "<script>alert(1)</script>",
    "</script><script>alert(2)</script><!--",
    "<img src=x onerror=alert(3)>",
    "\"'`]]>&amp;&lt;",
    "\u202egnirts\u202c \u2066isolated\u2069",
    "x" * 10_000,
    "\U0001F3AC\U0001F37F\U0001F469\u200d\U0001F680",
    "${alert(4)} {{7*7}} %s \\u003cscript\\u003e",
    "__proto__",
]


def hostile_screen(folder):
    sections = [
        {"sectionType": "basic", "sectionName": text,
         "contentItem": [{"description": text, "imageName": text[:60]}]}
        for text in HOSTILE]
    sections.append({
        "sectionType": "list", "sectionName": "All",
        "contentItem": [{"text": text, "secondaryText": text[:500]} for text in HOSTILE]})
    sections.append({
        "sectionType": "businessBanner",
        "contentItem": [{"link": "javascript:alert(5)", "title": HOSTILE[1]}]})
    sections.append({
        "sectionType": "textHeader",
        "contentItem": [{"text": HOSTILE[0], "highlightedText": "script"}]})
    sections.append({
        "sectionType": "categories", "contentItem": [{"titles": HOSTILE[:5]}]})
    path = folder / "Hostile <b>&.plist"
    path.write_bytes(plistlib.dumps(sections))
    return path


@test
def hostile(preview):
    """Hostile text is shown as text, nothing runs, and no script is a link."""
    path = hostile_screen(preview.folder())
    folder = preview.write(path)
    page = folder / "Hostile <b>&.html"
    tab = preview.open(page, "zoom=100")
    expect(tab.locator("#title").text_content() == "Hostile <b>&", "the title is not text")
    length = tab.evaluate("() => document.getElementById('content').offsetHeight")
    seen = ""
    for top in range(0, int(length), 600):
        tab.evaluate("y => { document.getElementById('scroller').scrollTop = y; }", top)
        tab.wait_for_timeout(40)
        seen += tab.locator("#content").text_content()
        bad = tab.evaluate(
            "() => document.querySelectorAll('#content script, #content [onerror],"
            " a[href^=\"javascript\" i]').length")
        expect(bad == 0, "text became markup")
    for text in HOSTILE[:5] + HOSTILE[6:]:
        expect(text in seen, f"{text[:40]!r} is not shown")
    tab.wait_for_timeout(200)
    for format in ["svg", "text"]:
        preview.run(path, "--format", format, "--output", preview.folder())


@test
def policy(preview):
    """The page's policy stops what is not the page's own."""
    page = preview.write(preview.content) / "Home.html"
    tab = preview.open(page)
    tab.evaluate("""() => {
      const script = document.createElement('script');
      script.textContent = 'window.wasRun = true';
      document.head.append(script);
    }""")
    tab.wait_for_timeout(50)
    expect(tab.evaluate("() => window.wasRun !== true"), "a foreign script was run")
    expect(any("Content Security Policy" in text for text in preview.troubles), "no refusal")
    preview.troubles = []


def large_screen(folder):
    kinds = ["basic", "rank", "large", "recommend"]
    sections = [
        {"sectionType": kinds[number % 3], "sectionName": f"Section {number}",
         "contentItem": [
             {"description": f"Item {item} of section {number}", "imageName": f"poster{item}"}
             for item in range(50)]}
        for number in range(1000)]
    path = folder / "Large.plist"
    path.write_bytes(plistlib.dumps(sections))
    return path


@test
def large(preview):
    """A screen of 1,000 sections with 50 items opens within 2 s, and builds what is seen only."""
    path = large_screen(preview.folder())
    page = preview.write(path) / "Large.html"
    start = time.monotonic()
    tab = preview.open(page)
    tab.wait_for_selector(".cell")
    duration = time.monotonic() - start
    expect(duration < 2, f"it opens in {duration:.2f} s")
    for part in [0.5, 0.999, 0.1]:
        tab.evaluate("""part => {
          const scroller = document.getElementById('scroller');
          scroller.scrollTop = part * scroller.scrollHeight;
        }""", part)
        tab.wait_for_timeout(100)
        count = tab.locator(".cell").count()
        expect(0 < count < 600, f"{count} cells are built")
    print(f"      opened in {duration:.2f} s, {page.stat().st_size / 1e6:.1f} MB")


@test
def address(preview):
    """An address with nonsense shows the usual view."""
    page = preview.write(preview.content) / "Home.html"
    tab = preview.open(page, "device=<script>&zoom=-1&text=constructor&cell=__proto__&%E0%A4%A")
    expect(tab.input_value("select[name=device]") == data(page)["devices"][0]["name"], "device")
    expect(tab.locator(".cell").count() > 0, "nothing is shown")
