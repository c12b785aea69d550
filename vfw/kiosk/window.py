"""The window of a kiosk: Chromium in full screen, without history and without menus."""

from __future__ import annotations

from typing import Any

CHROMIUM_FLAGS = [
    "--kiosk",
    # Nothing is written that the next visitor, or the next morning, could find.
    "--incognito",
    # It shows this machine alone, whatever proxy the environment names.
    "--no-proxy-server",
    "--no-first-run",
    "--no-default-browser-check",
    "--noerrdialogs",
    "--disable-infobars",
    "--disable-session-crashed-bubble",
    "--disable-pinch",
    "--overscroll-history-navigation=0",
    "--disable-translate",
    "--disable-features=Translate,TouchpadOverscrollHistoryNavigation",
    "--disable-extensions",
    "--disable-sync",
    "--disable-background-networking",
    "--disable-component-update",
    "--check-for-update-interval=31536000",
    "--autoplay-policy=no-user-gesture-required",
]


def window_command(program: str, address: str, *, size: tuple[int, int], profile: str) -> list[str]:
    """Return the command that opens the window.

    Args:
        program: The path of Chromium.
        address: The address to show.
        size: Width and height in pixels.
        profile: An empty folder.
    """
    width, height = size
    return [
        program,
        *CHROMIUM_FLAGS,
        f"--user-data-dir={profile}",
        f"--window-size={width},{height}",
        "--window-position=0,0",
        address,
    ]


def chromium_policies(address: str) -> dict[str, Any]:
    """Return the policies for /etc/chromium/policies/managed/kiosk.json.

    With them no key leads to another page, to a download or to developer tools.
    """
    return {
        "URLBlocklist": ["*"],
        "URLAllowlist": [address],
        "DeveloperToolsAvailability": 2,
        "IncognitoModeAvailability": 0,
        "DownloadRestrictions": 3,
        "AllowFileSelectionDialogs": False,
        "PrintingEnabled": False,
        "BookmarkBarEnabled": False,
        "EditBookmarksEnabled": False,
        "PasswordManagerEnabled": False,
        "AutofillAddressEnabled": False,
        "AutofillCreditCardEnabled": False,
        "BrowserAddPersonEnabled": False,
        "BrowserGuestModeEnabled": False,
        "BrowserSignin": 0,
        "SyncDisabled": True,
        "TranslateEnabled": False,
        "SearchSuggestEnabled": False,
        "DefaultPopupsSetting": 2,
        "DefaultGeolocationSetting": 2,
        "DefaultNotificationsSetting": 2,
        "AudioCaptureAllowed": False,
        "VideoCaptureAllowed": False,
        "TaskManagerEndProcessEnabled": False,
        "AllowDinosaurEasterEgg": False,
        "ScreenCaptureAllowed": False,
        "BackgroundModeEnabled": False,
        "MetricsReportingEnabled": False,
    }
