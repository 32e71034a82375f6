"""Images by link, which a browser loads if somebody asks it to."""

import html
import io
import plistlib

from harness import expect, test
from PIL import Image


def linked_screen(folder):
    """A banner whose image is at a link, and one that a page must not load."""
    course = {"author": "A", "rating": 4.5, "reviewCount": 1, "price": "9.99"}
    links = ["https://pictures.example/a.png", "http://plain.example/b.png",
             "https://pictures.example/missing.png"]
    items = [{"imageLink": link, "title": link[-9:], **course} for link in links]
    path = folder / "Linked.plist"
    path.write_bytes(plistlib.dumps([
        {"sectionType": "courseSwimlane", "sectionName": "Courses", "contentItem": items}]))
    return path


def open_with_network(preview, page, requests):
    """Opens a page in a browser that gets one image from one site."""
    picture = io.BytesIO()
    Image.new("RGB", (640, 480), "teal").save(picture, "PNG")

    def answer(route):
        requests.append((route.request.url, route.request.headers.get("referer")))
        if route.request.url.endswith("a.png"):
            route.fulfill(body=picture.getvalue(), content_type="image/png")
        else:
            route.fulfill(status=404)

    tab = preview.browser.new_page(viewport={"width": 1280, "height": 1000})
    tab.route("http*://**", answer)
    tab.goto(page.as_uri())
    tab.wait_for_selector("html[data-ready]", timeout=20_000)
    return tab


@test
def linked_images(preview):
    """Images by link are loaded only after somebody asked for it, and one that fails is replaced."""
    source = linked_screen(preview.folder())
    page = preview.write(source) / "Linked.html"
    policy = "img-src data: https://pictures.example;"
    expect(policy in page.read_text(encoding="utf-8"), "the policy allows other sites")
    requests = []
    tab = open_with_network(preview, page, requests)
    expect(not requests, f"asked for {requests}")
    switch = tab.get_by_label("Load images from pictures.example")
    expect(not switch.is_checked(), "it is on at first")
    tab.locator(".cell").first.click()
    switch.check()
    tab.wait_for_function("() => document.querySelector('#cell').textContent.includes('640')")
    expect("Image640 × 480 px" in tab.text_content("#cell"), tab.text_content("#cell"))
    tab.wait_for_timeout(300)
    wanted = {("https://pictures.example/a.png", None),
              ("https://pictures.example/missing.png", None)}
    expect(set(requests) == wanted, f"{requests}")
    kinds = tab.evaluate("() => [...document.querySelectorAll('.cell')].map("
                         "(cell) => cell.querySelector('img') != null)")
    expect(kinds == [True, False, False], f"{kinds}")
    # The choice is remembered.
    tab.reload()
    tab.wait_for_selector(".cell img")
    tab.get_by_label("Load images from pictures.example").uncheck()
    expect(tab.locator(".cell img").count() == 0, "an image stayed")
    tab.close()


@test
def linked_images_of_sites(preview):
    """A site for others loads no images by link, and has no switch for it."""
    site = preview.folder() / "site"
    preview.run(linked_screen(preview.folder()), "--site", site)
    text = "".join(page.read_text(encoding="utf-8") for page in site.rglob("*.html"))
    expect("https://pictures.example" not in text.replace('"https://pictures.example/', ""),
           "a page names the site")
    expect("img-src 'self' file: data:;" in html.unescape(text), "the policy changed")
    page = next(site.rglob("Linked.html"))
    expect('"u":' not in page.read_text(encoding="utf-8"), "a page has the links")
    requests = []
    tab = open_with_network(preview, page, requests)
    expect(tab.get_by_label("Load images").count() == 0, "there is a switch")
    expect(not requests, f"asked for {requests}")
    tab.close()
