"""Draw the icons of the installed site from public/icon.svg: `python web/tools/draw_icons.py`."""

from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parent.parent / "public"
SIZES = {"icon-180.png": (180, 1.0), "icon-192.png": (192, 1.0), "icon-512.png": (512, 1.0)}
MASKABLE = {"icon-maskable-512.png": (512, 0.8)}  # whatever cuts the corners leaves 80 % alone
GROUND = "#b3324b"


def main() -> None:
    """Write every icon."""
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for name, (size, part) in {**SIZES, **MASKABLE}.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            ground = GROUND if part < 1 else "transparent"
            page.set_content(
                f"<style>svg{{overflow:{'visible' if part < 1 else 'hidden'}}}</style>"
                f"<body style='margin:0;display:grid;place-items:center;height:{size}px;"
                f"overflow:hidden;background:{ground}'>"
                f"<div style='width:{size * part}px'>{drawing}</div>"
            )
            page.screenshot(path=PUBLIC / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
