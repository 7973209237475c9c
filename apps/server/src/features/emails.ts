/// <reference path="../../../../node_modules/vite/types/importMeta.d.ts" />
import { collectTemplates } from '../platform/mail/collect-templates.ts'
import { createEmailRenderer } from '../platform/mail/render-email.tsx'

/** Every template. Vite builds this file for Node, which does not run JSX; nothing but tests may import it. */
export const renderEmail = createEmailRenderer(
  collectTemplates(import.meta.glob<Record<string, unknown>>('./**/*.email.tsx', { eager: true })),
)
