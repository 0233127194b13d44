/** The place of the stage in the header, the target of the key S. */
export const stageElementId = 'submission-stage'
