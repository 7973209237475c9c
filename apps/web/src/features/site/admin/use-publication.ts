import type { SitePageDraft } from '@rise/contract/site/shapes'
import { t } from '@rise/texts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { refusalOf } from '../../../app/base/api.ts'
import { invalidate, keyOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { siteKeys } from '../queries.ts'

/**
 * The actions that publish, schedule, unpublish, delete or restore a page. Each resolves to whether it succeeded; a
 * refusal is shown as a toast.
 */
export interface Publication {
  readonly busy: boolean
  /** `at` in ISO 8601, or null for now. */
  publish(version: number, at: string | null): Promise<boolean>
  cancelSchedule(): Promise<boolean>
  withdraw(): Promise<boolean>
  remove(): Promise<boolean>
  restore(number: number, version: number): Promise<boolean>
}

export function usePublication(id: string): Publication {
  const api = useApi()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const queryKey = keyOf('GET /api/v1/admin/site-pages/{id}', { params: { id } })
  const params = { id }

  async function act(done: string, work: () => Promise<SitePageDraft | undefined>): Promise<boolean> {
    setBusy(true)
    try {
      const page = await work()
      if (page) {
        queryClient.setQueryData(queryKey, page)
        void invalidate(queryClient, ['GET /api/v1/admin/site-pages/{id}/versions'])
      }
      void invalidate(queryClient, siteKeys)
      showToast({ id: 'site-page', kind: 'success', title: done })
      return true
    } catch (error) {
      showToast({ id: 'site-page', kind: 'failure', title: refusalOf(error).message })
      return false
    } finally {
      setBusy(false)
    }
  }

  return {
    busy,
    publish: (version, at) =>
      act(at === null ? t('The page is live') : t('The page is scheduled'), async () => {
        const body = { version, at }
        return (await api('PUT /api/v1/admin/site-pages/{id}/publication', { params, body })).result
      }),
    cancelSchedule: () =>
      act(t('The schedule is canceled'), async () => {
        return (await api('DELETE /api/v1/admin/site-pages/{id}/schedule', { params })).result
      }),
    withdraw: () =>
      act(t('The page is unpublished'), async () => {
        return (await api('DELETE /api/v1/admin/site-pages/{id}/publication', { params })).result
      }),
    remove: () =>
      act(t('The page is deleted'), async () => {
        await api('DELETE /api/v1/admin/site-pages/{id}', { params })
        await navigate('/admin/cms', { replace: true })
        return undefined
      }),
    restore: (number, version) =>
      act(t('Version {number} is your draft. Publish it to go live.', { number }), async () => {
        const input = { params: { id, number }, body: { version } }
        return (await api('POST /api/v1/admin/site-pages/{id}/versions/{number}/restore', input)).result
      }),
  }
}
