"""The window of a kiosk: a Chromium that fills the screen, keeps nothing, and has none of its own menus."""

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
    """What starts the window at that address; `profile` is an empty folder, `size` is in pixels."""
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
    """What the machine's Chromium must be told besides, in /etc/chromium/policies/managed/kiosk.json: whatever keys
    somebody finds, there is no other page to come to, nothing to save and nothing to look into.
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
