import type { CopilotPreferences } from '@rise/contract/copilot/fields'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refusalOf } from '../../app/base/api.ts'
import { invalidate } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'

/** Saves the preferences, and invalidates the matches. */
export function useSavePreferences() {
  const api = useApi()
  const queryClient = useQueryClient()
  const [isSaving, setIsSaving] = useState(false)
  const [error, setError] = useState<string>()
  async function save(body: CopilotPreferences & { readonly introduced?: boolean }): Promise<boolean> {
    setIsSaving(true)
    try {
      await api('PUT /api/v1/copilot/preferences', { body })
      await invalidate(queryClient, [
        'GET /api/v1/copilot',
        'GET /api/v1/copilot/opening',
        'GET /api/v1/matches/{id}',
        'GET /api/v1/match-scores',
        'GET /api/v1/matching-jobs',
        'GET /api/v1/fitting-jobs',
      ])
      setError(undefined)
      return true
    } catch (failure) {
      const { fields, message } = refusalOf(failure)
      setError(Object.values(fields)[0] ?? message)
      return false
    } finally {
      setIsSaving(false)
    }
  }
  return { saving: isSaving, error, save }
}
