import { pagesOf } from '../../app/base/query.ts'
import { queryOf } from '../../app/base/query.ts'
import type { ReactionTitle } from '@rise/contract/discussion/kinds'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../app/base/api.ts'
import { perMember } from '../../app/base/per-member.ts'
import { shows } from '../../app/base/shown.ts'

export type Order = 'newest' | 'oldest'

declare module '../../app/base/shown.ts' {
  interface Shown {
    /** What members said to something, and how many of them. */
    readonly comments: true
  }
}

const meta = { ...perMember.meta, ...shows('comments', 'reactions') }








