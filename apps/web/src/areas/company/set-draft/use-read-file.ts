import { useMutation } from '@tanstack/react-query'
import { api } from '../../../shared/api/client'
import { changeDraft } from './set-draft-store'

/** Reads the words of a file into the text, where they can be checked before anything is drafted from them. */
export function useReadFile() {
  return useMutation({
    mutationFn: (file: File) => api.company.jobDescription.create({ file }),
    onSuccess: ({ text }, { name, size, type }) =>
      changeDraft({ jobDescriptionText: text, selectedFile: { name, size, type } }),
  })
}
