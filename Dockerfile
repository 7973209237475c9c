# Builds Rise and runs it as an ordinary user, on Node 24. Set the variables that compose.yaml sets.
FROM node:24-bookworm-slim AS build
WORKDIR /rise
# Node comes with the image and Postgres is a service, so those that npm brings are not used.
COPY package.json package-lock.json .npmrc ./
COPY packages/contract/package.json packages/contract/
COPY packages/texts/package.json packages/texts/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:24-bookworm-slim
ENV NODE_ENV=production MODE=live HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# Allocations of at least this size, such as decoded pictures, return to the system when they are freed.
ENV MALLOC_MMAP_THRESHOLD_=1048576
# Uploaded files, unless an object store is configured.
RUN mkdir /data && chown node:node /data
VOLUME /data
WORKDIR /rise
COPY --from=build --chown=root:root /rise/package.json ./
COPY --from=build --chown=root:root /rise/node_modules ./node_modules
COPY --from=build --chown=root:root /rise/packages ./packages
COPY --from=build --chown=root:root /rise/locales ./locales
COPY --from=build --chown=root:root /rise/apps ./apps
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
# Starts with a large heap: a small one is collected completely every few dozen pages while it grows.
CMD ["node", "--initial-old-space-size=128", "apps/server/src/main.ts"]
