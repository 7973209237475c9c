import { type DestinationStream, type Logger, pino } from 'pino'

export type { Logger }

/** The names of headers and fields whose values are not logged, up to four levels deep. */
const secrets = ['authorization', 'cookie', 'set-cookie', 'password', 'token', 'refreshToken', 'googleId', 'secret']
const paths = secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`, `*.*.*["${name}"]`])

/**
 * Creates the server's log: JSON lines with secrets replaced by `[redacted]`. Logged requests omit the query of the
 * address, which may contain tickets.
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
