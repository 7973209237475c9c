import type { GoKey } from '../../app/palette/search-slots.ts'

export const convosKey: GoKey = { key: 'c', label: 'Convos', to: '/convos', gate: { access: 'connected' } }
