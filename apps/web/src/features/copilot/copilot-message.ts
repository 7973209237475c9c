import type { CopilotTool } from '@rise/contract/copilot/kinds'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'

/** What a page or a person asks the copilot. */
export interface CopilotRequest {
  readonly text: string
  /** Null where its words say what is wanted. */
  readonly tool: CopilotTool | null
  /** Ids of the jobs that it is about. */
  readonly jobs: readonly string[]
}

/** Client state (section 3): `copilotMessage`, a request that some page made and the copilot's page sends. */
export const copilotMessageKey = ['copilot', 'message'] as const

/** Returns what asks the copilot from any page: it leaves the request and opens the copilot's page, which sends it. */
export function useAskCopilot(): (request: CopilotRequest) => void {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return (request) => {
    queryClient.setQueryData(copilotMessageKey, request)
    void navigate('/copilot')
  }
}
