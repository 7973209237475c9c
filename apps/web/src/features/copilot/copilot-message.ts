import type { CopilotTool } from '@rise/contract/copilot/kinds'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'

/** A request to the copilot, from a page or a person. */
export interface CopilotRequest {
  readonly text: string
  /** Null for a request in free text. */
  readonly tool: CopilotTool | null
  /** The ids of the jobs that the request is about. */
  readonly jobs: readonly string[]
}

/** Sends a request; resolves to whether it was answered. */
export type AskCopilot = (request: CopilotRequest) => Promise<boolean>

/** Client state (specification, section 3): `copilotMessage`, a request left by another page for the copilot's page. */
export const copilotMessageKey = ['copilot', 'message'] as const

/**
 * Returns a function that asks the copilot from any page: it stores the request and opens the copilot's page, which
 * sends it.
 */
export function useAskCopilot(): (request: CopilotRequest) => void {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return (request) => {
    queryClient.setQueryData(copilotMessageKey, request)
    void navigate('/copilot')
  }
}
