/** Texts of recording a voice. */
export const en = {
  'voice.record': 'Record',
  'voice.title': 'Record a sound',
  'voice.review': 'Listen to your recording',
  'voice.help': 'Your microphone is recorded here in the browser. You hear it before anything is added.',
  'voice.review-help': 'Nothing has been added to the tour yet.',
  'voice.recording': 'Your recording',
  'voice.name': 'Name',
  'voice.name-missing': 'Give it a name.',
  'voice.named': 'Voice-over of {name}',
  'voice.named-tour': 'Voice-over of the tour',
  'voice.use': 'Use recording',
  'voice.again': 'Record again',
  'voice.cancel': 'Cancel',
  'voice.leave':
    'Leave without this recording? It has not been added to the tour and cannot be brought back.',
  'voice.leave-yes': 'Discard recording',
  'voice.leave-no': 'Stay here',

  // While it is recorded.
  'voice.asking': 'Allow the microphone in your browser',
  'voice.countdown': 'Recording begins in {seconds}',
  'voice.running': 'Recording {time}',
  'voice.paused': 'Paused at {time}',
  'voice.finishing': 'Reading the recording',
  'voice.pause': 'Pause',
  'voice.go-on': 'Continue',
  'voice.finish': 'Finish',
  'voice.discard': 'Discard',

  // What can go wrong.
  'voice.silent': 'Nothing was heard. Check the microphone and record again.',
  'voice.not-secure': 'Browsers record only on pages that are opened by https.',
  'voice.refused': 'The microphone is blocked. Allow it for this page in your browser, then record again.',
  'voice.no-microphone': 'No microphone was found.',
  'voice.busy': 'The microphone cannot be used: another program may have it. Close that, then record again.',
  'voice.lost': 'The microphone was taken away. What was said until then is kept.',
  'voice.longest': 'A recording lasts for half an hour at most. What was said until then is kept.',
  'voice.broken': 'The recording could not be read. Record again.',
} as const;
