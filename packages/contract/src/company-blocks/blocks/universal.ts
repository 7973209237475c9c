import { z } from 'zod'
import { blockLimits } from '../limits.ts'
import { html, several, title } from './texts.ts'

const { columns, text } = blockLimits.universal

export const universal = z.object({
  title,
  columns: several(z.object({ text: html(text) }), columns),
})
