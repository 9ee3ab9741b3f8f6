# Nothing in here runs as root, neither in the build nor in the server. How to build the same image twice, or on another
# base, is in docs/hosting.md ("Building the image").
ARG NODE_IMAGE=docker.io/library/node:24.21.0-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6

FROM ${NODE_IMAGE} AS build
# Files get this time, in seconds since 1970, so that their content alone decides about the layers.
ARG SOURCE_DATE_EPOCH=0
USER node
RUN mkdir -p /home/node/build /home/node/image/app /home/node/image/data
WORKDIR /home/node/build
COPY --chown=node:node package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY --chown=node:node . .
RUN node node_modules/vite/bin/vite.js build \
  && npm prune --omit=dev --ignore-scripts --no-audit --no-fund \
  # The base image already contains Node.
  && rm -rf node_modules/node-linux-* node_modules/.bin/node node_modules/.package-lock.json node_modules/.cache \
  # The pages are built, and tests are not run here.
  && rm -rf src/web src/ui && find src -name testing -prune -exec rm -rf {} + && find src -name '*.test.ts*' -delete \
  && mv package.json node_modules dist-web src ../image/app \
  && find ../image -exec touch --no-dereference --date="@${SOURCE_DATE_EPOCH}" {} +

FROM ${NODE_IMAGE}
ENV NODE_ENV=production NODE_COMPILE_CACHE=/tmp/compile-cache VERMEIL_DATA=/data
WORKDIR /app
# Owned by root, so that the server cannot change its own program.
COPY --from=build --chown=0:0 /home/node/image/app ./
COPY --from=build --chown=node:node /home/node/image/data /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s CMD ["node", "-e", "fetch('http://127.0.0.1:8080/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "src/cli/main.ts", "serve"]
