"""A result is shared as a picture with a link: as each device does that."""

from base64 import b64encode

from playwright.sync_api import expect

from sushibelt.words import say
from tests.browser.boards import Board, novices
from tests.browser.chromium import DESKTOP, PHONE, Windows
from tests.browser.test_scenes import GAME
from tests.server.process import Server


def test_the_result_is_shared_as_a_picture_with_a_link_to_its_replay(
    windows: Windows, server: Server
) -> None:
    board = Board(server, GAME, novices(3))
    match = board.finish()
    page = windows.new(DESKTOP, permissions=["clipboard-read", "clipboard-write"])
    page.goto(board.address)
    with page.expect_download() as download:
        page.get_by_role("button", name=say("over-share"), exact=True).click()
    picture = download.value.path().read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert len(picture) > 10_000
    expect(page.get_by_role("status").filter(has_text=say("over-link-copied"))).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == f"{server.address}/replay/{match}"


# How many pixels of a picture have these colours, one after the other.
PAINTED = """async ([picture, colours]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const pen = canvas.getContext("2d");
  pen.drawImage(image, 0, 0);
  const { data } = pen.getImageData(0, 0, image.width, image.height);
  const counts = colours.map(() => 0);
  for (let at = 0; at < data.length; at += 4) {
    const colour = (data[at] << 16) | (data[at + 1] << 8) | data[at + 2];
    const which = colours.indexOf(colour);
    if (which >= 0) counts[which] += 1;
  }
  return counts;
}"""
CLOTH, SLATE, SALMON, WASABI = 0xB3324B, 0x2F3A40, 0xF4775E, 0x8FBF4D


def test_a_shared_picture_shows_the_house_and_its_dishes(windows: Windows, server: Server) -> None:
    board = Board(server, GAME, novices(3))
    board.finish()
    page = windows.new(DESKTOP)
    page.goto(board.address)
    with page.expect_download() as download:
        page.get_by_role("button", name=say("over-share"), exact=True).click()
    picture = b64encode(download.value.path().read_bytes()).decode()
    cloth, slate, *dishes = page.evaluate(PAINTED, [picture, [CLOTH, SLATE, SALMON, WASABI]])
    assert min(cloth, slate) > 10_000
    assert min(dishes) > 100


SHARES = """() => {
    navigator.canShare = () => true;
    navigator.share = async ({ files, url }) => {
        document.body.dataset.shared = [files.map(({ type }) => type), url].join(" ");
    };
}"""


def test_a_phone_shares_the_result_in_its_own_way(windows: Windows, server: Server) -> None:
    board = Board(server, GAME, novices(3))
    match = board.finish()
    page = windows.new(PHONE, has_touch=True, is_mobile=True)
    page.add_init_script(f"({SHARES})()")
    page.goto(board.address)
    page.get_by_role("button", name=say("over-share"), exact=True).click()
    shared = f"image/png {server.address}/replay/{match}"
    expect(page.locator("body")).to_have_attribute("data-shared", shared)
