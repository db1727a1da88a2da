#!/bin/sh
# Makes this folder ready to run. npm calls it before `npm start` and `npm test`; it may be called at any time and as
# often as one likes. When nothing has changed since the last time, it ends at once.
#
#   1. refuses a Node.js that is too old
#   2. installs exactly what package-lock.json names
#   3. loads the three packages that have a binary part, and builds those that do not load: prebuilt where the network
#      offers it, else compiled, with the Debian packages that compiling needs
#
# The stamp is written last: whatever stopped the script half way, the next run starts over from what is missing.
set -u
cd "$(dirname "$0")/../.." || exit 1

OLDEST_NODE=20.12
STAMP=node_modules/.set-up
BUILD_PACKAGES='libcairo2-dev libpango1.0-dev libjpeg-dev libgif-dev librsvg2-dev pkg-config g++ make python3'
BUILD_LIBRARIES='cairo pangocairo pixman-1 freetype2 libpng libjpeg librsvg-2.0'

say() {
  printf '%s\n' "$*" >&2
}

stop() {
  say "$@"
  exit 1
}

# Runs a command in silence; what it prints is kept for stop_with_output.
quietly() {
  "$@" </dev/null >"$output" 2>&1
}

stop_with_output() {
  cat "$output" >&2
  stop "$@"
}

check_node() {
  command -v node >/dev/null 2>&1 ||
    stop "Caverna on Discord needs Node.js $OLDEST_NODE or newer, and there is no node here. Install it, then run the command again."
  node_version=$(node --version)
  bare=${node_version#v}
  major=${bare%%.*}
  minor=${bare#*.}
  minor=${minor%%.*}
  if [ "$major" -lt "${OLDEST_NODE%.*}" ] ||
    { [ "$major" -eq "${OLDEST_NODE%.*}" ] && [ "$minor" -lt "${OLDEST_NODE#*.}" ]; }; then
    stop "Caverna on Discord needs Node.js $OLDEST_NODE or newer, and this is $bare. Install a newer one, then run the command again."
  fi
}

# What the installed packages depend on: a binary part is built for one version of Node.js on one kind of machine. npm's
# own record of node_modules changes when somebody installs or removes packages by hand.
fingerprint() {
  printf '%s %s\n' "$node_version" "$(uname -sm)"
  cksum package-lock.json node_modules/.package-lock.json
}

is_up_to_date() {
  [ -f "$STAMP" ] && [ "$(cat "$STAMP")" = "$(fingerprint 2>/dev/null)" ]
}

# Install scripts wait for build_binaries: npm throws every package away when one of them fails. `npm ci` starts from an
# empty folder; where packages are installed already, `npm install` keeps what has been compiled.
install_packages() {
  say 'Installing the packages …'
  if [ -f node_modules/.package-lock.json ]; then
    set -- npm install --no-save
  else
    set -- npm ci
  fi
  quietly "$@" --ignore-scripts --include=dev --prefer-offline --no-audit --no-fund --loglevel=warn ||
    stop_with_output 'Installing the packages failed; what npm said stands above. Mend that, then run the command again.'
}

# A canvas compiled without JPEG or SVG loads well and fails only when the first picture is drawn.
loads() {
  case $1 in
    canvas) try='const c = require("canvas"); c.createCanvas(1, 1).toBuffer();
      if (!c.jpegVersion || !c.rsvgVersion) throw new Error("canvas was compiled without JPEG or SVG");' ;;
    better-sqlite3) try='new (require("better-sqlite3"))(":memory:").close()' ;;
    esbuild) try='require("esbuild").transformSync("")' ;;
  esac
  quietly node -e "$try"
}

# Headers that lie beside Node.js itself spare node-gyp a download, which a closed network would refuse.
use_own_headers() {
  prefix=$(node -p 'path.resolve(process.execPath, "../..")')
  version=$(node -p process.versions.modules)
  if grep -q "NODE_MODULE_VERSION $version\$" "$prefix/include/node/node_version.h" 2>/dev/null; then
    export npm_config_nodedir="$prefix"
  fi
}

build() {
  quietly env JOBS=max npm rebuild "$1" --ignore-scripts=false --foreground-scripts --loglevel=warn && loads "$1"
}

# esbuild is never compiled, and better-sqlite3 carries its own library.
lacks_build_tools() {
  [ "$1" = esbuild ] && return 1
  for tool in pkg-config g++ make python3; do
    command -v "$tool" >/dev/null 2>&1 || return 0
  done
  # shellcheck disable=SC2086 # one argument for each library
  [ "$1" = canvas ] && ! pkg-config --exists $BUILD_LIBRARIES
}

install_build_tools() {
  if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null 2>&1; then
    stop_with_output "
There is no prebuilt $1 for this machine, and the tools and libraries to compile it are missing.
On Debian or Ubuntu run this, elsewhere install the same libraries; then run the command again:

    sudo apt-get update && sudo apt-get install -y $BUILD_PACKAGES
"
  fi
  say "Installing the Debian packages that compiling $1 needs …"
  export DEBIAN_FRONTEND=noninteractive
  # shellcheck disable=SC2086 # one argument for each package
  if ! { quietly apt-get update && quietly apt-get install -y --no-install-recommends $BUILD_PACKAGES; }; then
    stop_with_output "Debian's packages could not be installed; what apt-get said stands above. Needed are: $BUILD_PACKAGES"
  fi
}

build_binaries() {
  for name in esbuild canvas better-sqlite3; do
    loads "$name" && continue
    use_own_headers
    say "Building $name; where there is no prebuilt one, this takes a minute or two …"
    build "$name" && continue
    if lacks_build_tools "$name"; then
      install_build_tools "$name"
      say "Building $name once more …"
      build "$name" && continue
    fi
    stop_with_output "$name could not be built; the reason stands above. Mend that, then run the command again."
  done
}

check_node
is_up_to_date && exit 0
output=$(mktemp) || exit 1
trap 'rm -f "$output"' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM
install_packages
build_binaries
fingerprint >"$STAMP"
