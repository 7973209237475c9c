import { currentLanguage, t } from '@rise/texts'
import type { FastifyReply } from 'fastify'

/**
 * Sends a page that reloads itself, for a browser that opened a file. The page needs no script and nothing else from
 * the busy server.
 */
export function sendWaitingPage(reply: FastifyReply, seconds: number): FastifyReply {
  return reply
    .code(503)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(page(seconds))
}

const page = (seconds: number) => `<!doctype html>
<html lang="${currentLanguage()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${seconds}">
<title>${t('Preparing your file')}</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-width: 34rem; margin: 20vh auto 0; padding: 0 1.25rem }
h1 { font-size: 1.375rem; line-height: 1.3 }
</style>
</head>
<body>
<main>
<h1>${t('Preparing your file')}</h1>
<p>${t('Many files are being prepared right now, so yours has to wait a moment. This page tries again every {seconds} seconds.', { seconds })}</p>
<p><a href="">${t('Try again now')}</a></p>
</main>
</body>
</html>
`
