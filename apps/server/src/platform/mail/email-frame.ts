import type { Config } from '../config.ts'
import type { EmailFrame } from './email-template.ts'

/** The same for every email of this installation. */
export function emailFrame({ productName, publicUrl }: Config, unsubscribeUrl: string | null): EmailFrame {
  return { productName, publicUrl, unsubscribeUrl: unsubscribeUrl ?? undefined }
}
