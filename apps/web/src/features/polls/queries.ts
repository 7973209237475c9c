import { pagesOf } from '../../app/base/query.ts'
import { queryOf } from '../../app/base/query.ts'
import type { InputOf } from '@rise/contract/contract'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../app/base/api.ts'
import { perMember } from '../../app/base/per-member.ts'
import { shows } from '../../app/base/shown.ts'

declare module '../../app/base/shown.ts' {
  interface Shown {
    /** What members ask others to choose from, and how they voted. */
    readonly polls: true
  }
}










