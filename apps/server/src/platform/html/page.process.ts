// A process for pages of strangers: takes a text and returns its outline.
import { answerRequests } from '../apart/answer-requests.ts'
import { outlineOf } from './page-outline.ts'

answerRequests(async (html) => outlineOf(String(html)))
