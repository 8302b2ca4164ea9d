"""How the page is built and the rules are compiled, for `./x` and for the package's build hook."""
