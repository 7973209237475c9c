/// <reference path="../../../../node_modules/vite/types/importMeta.d.ts" />
import { collectTemplates } from '../platform/mail/collect-templates.ts'
import { createEmailRenderer } from '../platform/mail/render-email.tsx'

/** Every email template. Vite builds this file, because Node doesn't run JSX. Only tests may import it. */
export const renderEmail = createEmailRenderer(
  collectTemplates(import.meta.glob<Record<string, unknown>>('./**/*.email.tsx', { eager: true })),
)
