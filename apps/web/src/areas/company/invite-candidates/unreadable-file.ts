/** Why a file of people can't be read; each is a text on the page. */
export type FileProblem = 'fileFailed' | 'fileTooBig' | 'fileTooFull' | 'fileLocked' | 'fileEmpty'

export class UnreadableFileError extends Error {
  readonly problem: FileProblem

  constructor(problem: FileProblem) {
    super(problem)
    this.problem = problem
  }
}
