// A worker process for strangers' pages, which receives a text and returns its outline.
import { answerRequests } from '../apart/answer-requests.ts'
import { outlineOf } from './page-outline.ts'

answerRequests(async (html) => outlineOf(String(html)))
