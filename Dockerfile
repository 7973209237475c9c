# Builds Rise and runs it as an ordinary user. Give it DATABASE_URL, REDIS_URL and PUBLIC_URL (see compose.yaml).
FROM node:24-bookworm-slim AS build
WORKDIR /rise
# The Node and Postgres that come as optional packages are not needed here: the image has Node, Postgres is a service.
COPY package.json package-lock.json .npmrc ./
COPY packages/contract/package.json packages/contract/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:24-bookworm-slim
ENV NODE_ENV=production MODE=live HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# From this many bytes on, memory goes back to the system when it is free again: decoded pictures take much of it.
ENV MALLOC_MMAP_THRESHOLD_=1048576
# What people upload lies here, unless an object store is configured.
RUN mkdir /data && chown node:node /data
VOLUME /data
WORKDIR /rise
COPY --from=build --chown=root:root /rise/package.json ./
COPY --from=build --chown=root:root /rise/node_modules ./node_modules
COPY --from=build --chown=root:root /rise/packages ./packages
COPY --from=build --chown=root:root /rise/apps ./apps
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
# The heap begins as large as it will be: growing it by and by means cleaning up all of it every few dozen pages.
CMD ["node", "--initial-old-space-size=128", "apps/server/src/main.ts"]
