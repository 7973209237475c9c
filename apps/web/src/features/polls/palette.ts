import { msg } from '@rise/texts'
import { Vote } from 'lucide-react'
import type { ResultKind } from '../../app/palette/search-slots.ts'

export const foundPolls: ResultKind = { title: msg('Polls'), icon: Vote }
