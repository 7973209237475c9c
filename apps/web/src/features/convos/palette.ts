import { msg } from '@rise/texts'
import type { GoKey } from '../../app/palette/search-slots.ts'

export const convosKey: GoKey = { key: 'c', label: msg('Convos'), to: '/convos', gate: { access: 'connected' } }
