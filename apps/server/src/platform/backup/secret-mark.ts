import { createHmac } from 'node:crypto'

/**
 * Returns a mark of the configured secret that doesn't reveal it; null if the database stores the secret, which is then
 * part of the backup.
 */
export function markSecret(secret: string | undefined): string | null {
  return secret === undefined ? null : createHmac('sha256', secret).update('rise backup').digest('hex').slice(0, 32)
}
