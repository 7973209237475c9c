import { createHmac } from 'node:crypto'

/** Marks the configured secret without revealing it; null when the database keeps its own, which is backed up with it. */
export function markSecret(secret: string | undefined): string | null {
  return secret === undefined ? null : createHmac('sha256', secret).update('rise backup').digest('hex').slice(0, 32)
}
