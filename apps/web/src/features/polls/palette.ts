import { Vote } from 'lucide-react'
import type { FoundKind } from '../../app/palette/search-slots.ts'

export const foundPolls: FoundKind = { title: 'Polls', icon: Vote }
