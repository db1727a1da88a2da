# The bot in a container. docs/hosting.md says how to run it.

# Exact versions, raised by hand. To pin more, add the digest that `docker buildx imagetools inspect` prints.
# Debian, because npm has a canvas binary for it; if there is none for this processor, it is compiled here.
FROM node:24.21.0-bookworm AS build
RUN apt-get update \
 && apt-get install -y --no-install-recommends libcairo2-dev libpango1.0-dev libjpeg-dev libgif-dev librsvg2-dev \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/local-discord/package.json packages/local-discord/
# Only canvas runs an install script, to fetch or compile its binary; SQLite brings its own.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
 && npm rebuild canvas --ignore-scripts=false --foreground-scripts \
 && node -e 'require("canvas").createCanvas(1, 1).toBuffer(); new (require("better-sqlite3"))(":memory:").close()'
COPY packages packages
COPY src src
COPY commands commands
COPY render render
COPY db db
RUN sh src/tools/bundle.sh

FROM node:24.21.0-bookworm-slim
# What canvas needs if it was compiled.
RUN apt-get update \
 && apt-get install -y --no-install-recommends \
      libcairo2 libpango-1.0-0 libpangocairo-1.0-0 libjpeg62-turbo libgif7 librsvg2-2 \
 && rm -rf /var/lib/apt/lists/* \
 && install -d -o node -g node -m 700 /data
WORKDIR /app
COPY --from=build /app ./
# Only /data and /tmp must be writable, and everything that may become large goes to /data.
ENV NODE_ENV=production DATABASE=/data/caverna.sqlite METRICS_PORT=9464 \
    SQLITE_TMPDIR=/data npm_config_cache=/tmp/npm npm_config_logs_max=0 npm_config_update_notifier=false
USER node
VOLUME /data
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.METRICS_PORT + '/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["sh", "src/tools/run.sh"]
