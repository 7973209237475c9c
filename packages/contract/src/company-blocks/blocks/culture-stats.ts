import { z } from 'zod'
import { blockLimits } from '../limits.ts'
import { line, several, title } from './texts.ts'

const { stats, value, label } = blockLimits.culturestats

export const cultureStats = z.object({
  title,
  stats: several(z.object({ value: line(value), label: line(label) }), stats),
})
