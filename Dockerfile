# The bot in a container. docs/running.md tells how to run it.

# Debian, because the binaries that npm fetches for SQLite and for pictures are made for it; where there are none they are built here.
FROM node:22-bookworm AS build
RUN apt-get update \
 && apt-get install -y --no-install-recommends libcairo2-dev libpango1.0-dev libjpeg-dev libgif-dev librsvg2-dev \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --no-audit --no-fund

FROM node:22-bookworm-slim
# What pictures need where they had to be built.
RUN apt-get update \
 && apt-get install -y --no-install-recommends \
      libcairo2 libpango-1.0-0 libpangocairo-1.0-0 libjpeg62-turbo libgif7 librsvg2-2 \
 && rm -rf /var/lib/apt/lists/* \
 && install -d -o node -g node -m 700 /data
WORKDIR /app
COPY --from=build /app/node_modules node_modules
COPY package.json tsconfig.json ./
COPY src src
COPY commands commands
COPY render render
COPY db db
ENV NODE_ENV=production DATABASE=/data/caverna.sqlite METRICS_PORT=9464
USER node
VOLUME /data
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.METRICS_PORT + '/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["sh", "src/tools/run.sh"]
