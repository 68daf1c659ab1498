"""A page of plain HTML, which needs no script."""

from __future__ import annotations

from html import escape

from litestar import Response

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 62rem; margin: 2rem auto; padding: 0 1rem; }
pre { font: 14px/1.35 ui-monospace, monospace; overflow-x: auto; background: #f4f1e8; color: #222; padding: 1rem; }
button { font: inherit; margin: .15rem; padding: .3rem .8rem; } form { display: inline; } li { margin: .3rem 0; }
"""


def page(title: str, body: str, refresh: int = 0, status: int = 200) -> Response[str]:
    """A plain page."""
    again = f'<meta http-equiv="refresh" content="{refresh}">' if refresh else ""
    text = (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width">{again}<style>{STYLE}</style></head>'
        f"<body><h1>{escape(title)}</h1>{body}</body></html>"
    )
    return Response(text, media_type="text/html", headers={"cache-control": "no-store"}, status_code=status)


def only_saying(sentence: str, status: int) -> Response[str]:
    """A page that says why there is nothing else on it, with a way on."""
    return page("Sandlot", f'<p>{escape(sentence)}</p><p><a href="/">Back to the games</a></p>', status=status)
