declare module '../../platform/activity/activity.ts' {
  interface Activities {
    'question.asked': { questionId: string }
    'question.suggested': { suggestionId: string }
    /** By an admin; `authorId` is the member who suggested it, now the question's author. */
    'suggestion.published': { questionId: string; authorId: string }
    'suggestion.declined': { suggestionId: string }
    'question.changed': { questionId: string }
    /** `authorId` is the asker's actor; an admin may have deleted it. */
    'question.deleted': { questionId: string; authorId: string; text: string }
    /** `authorId` is the asker. */
    'answer.written': { answerId: string; questionId: string; authorId: string }
    'answer.changed': { answerId: string; questionId: string; authorId: string }
    /** `answererId` is the answer's author; an admin may have deleted it. */
    'answer.deleted': { answerId: string; questionId: string; authorId: string; answererId: string }
  }
}

declare module '../discussion/subjects.ts' {
  interface SubjectKinds {
    question: true
    answer: true
  }
}

export type {}
