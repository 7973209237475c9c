import { type DestinationStream, type Logger, pino } from 'pino'

export type { Logger }

/** Names of headers and fields whose values are never logged, at any depth that we log. */
const secrets = ['authorization', 'cookie', 'set-cookie', 'password', 'token', 'refreshToken', 'googleId', 'secret']
const paths = secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`, `*.*.*["${name}"]`])

/**
 * The server's log: JSON lines with secrets replaced by `[redacted]`. Logged addresses omit the query, which may
 * contain tickets.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    redact: { paths, censor: '[redacted]' },
    serializers: {
      req: (req: { method?: string; url?: string; id?: string }) => ({
        id: req.id,
        method: req.method,
        path: req.url?.split('?', 1)[0],
      }),
    },
  }
  return destination ? pino(options, destination) : pino(options)
}
