"""One room per game. The folders named in GRANDTOUR_ROOMS may hold further rooms."""

import os

__path__ += [folder for folder in os.environ.get("GRANDTOUR_ROOMS", "").split(os.pathsep) if folder]
