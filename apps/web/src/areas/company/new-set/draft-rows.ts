import { api } from '../../../shared/api/client'
import { getDraftLanguage, getLanguages, hasSource } from '../set-draft/set-draft'
import { takeQuestions, takeRequirements, useSetDraft } from '../set-draft/set-draft-store'

/** Finds the requirements of the source, and its title. */
export async function draftRequirements(signal: AbortSignal): Promise<void> {
  const draft = useSetDraft.getState()
  const language = getDraftLanguage(draft)
  if (draft.selectedOption === 'title') {
    const title = draft.positionName.trim()
    const found = await api.interview.generate.jobTitleToRequirement({ title, language }, { signal })
    signal.throwIfAborted()
    takeRequirements({ ...found, notCovered: [], title, language })
    return
  }
  const source = { description: draft.jobDescriptionText, language }
  const [found, { title }] = await Promise.all([
    api.interview.generate.descriptionToRequirement(source, { signal }),
    api.interview.generate.descriptionToTitle(source, { signal }),
  ])
  signal.throwIfAborted()
  takeRequirements({ ...found, title, language })
}

const listNamed = () => useSetDraft.getState().requirements.filter(({ name }) => name.trim() !== '')

/** Writes questions for the requirements at hand; where there are none, finds them in the source first. */
export async function draftQuestions(signal: AbortSignal): Promise<void> {
  if (listNamed().length === 0 && hasSource(useSetDraft.getState())) await draftRequirements(signal)
  const draft = useSetDraft.getState()
  const [language = 'en'] = getLanguages(draft)
  const drafted = await api.interview.generate.questionsByRequirements(
    { requirements: listNamed(), language, count: draft.parsedData.questionCount },
    { signal },
  )
  signal.throwIfAborted()
  takeQuestions({ ...drafted, language })
}
