import type { Context } from '../context.ts'
import type { EmailFrame } from './email-template.ts'

/** The same for every email of this installation. */
export function emailFrame(
  { config, brand }: Pick<Context, 'config' | 'brand'>,
  unsubscribeUrl: string | null,
): EmailFrame {
  return { productName: brand.name, publicUrl: config.publicUrl, unsubscribeUrl: unsubscribeUrl ?? undefined }
}
