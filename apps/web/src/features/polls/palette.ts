import { Vote } from 'lucide-react'
import type { ResultKind } from '../../app/palette/search-slots.ts'

export const foundPolls: ResultKind = { title: 'Polls', icon: Vote }
