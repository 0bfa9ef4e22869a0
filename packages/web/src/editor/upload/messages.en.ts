/** Texts of photos on their way, of files that are refused, and of the six faces of a cube, which come as files of their own. */
export const en = {
  'status.ready': 'Ready',
  'status.waiting': 'Queued',
  'status.checking': 'Checking, {percent}%',
  'status.uploading': 'Uploading, {percent}%',
  'status.uploading-left': 'Uploading, {percent}%, {left} left',
  'status.uploading-elsewhere': 'Uploading from elsewhere, {percent}%',
  'status.paused-elsewhere': 'Upload paused elsewhere, {percent}%',
  'status.arrived': 'Uploaded. Preparing…',
  'status.paused.line': 'No connection. It goes on by itself.',
  'status.paused.away': 'The server cannot take it at the moment. It goes on by itself.',
  'status.paused.disk-full': 'The server has no room left. It goes on by itself when there is some.',
  'status.in-line': 'Queued',
  'status.reading': 'Being read',
  'status.processing': 'Preparing, {percent}%',
  'status.needs-file': 'The upload was interrupted. Choose {fileName} again; only what is missing is sent.',
  'status.no-file': '{fileName} was not imported, or is still in another browser. Add it here.',
  'status.failed': 'The photo could not be prepared.',
  'status.told': '{name}: {text}',
  'status.told-sending': 'The photo is being uploaded.',
  'status.told-preparing': 'The photo is being prepared.',
  'status.seconds': '{count} s',
  'status.minutes': '{count} min',
  'photo.title': 'Photo',
  'photo.heic': 'A HEIC photo is converted first: you see it once that is done.',
  'photo.file': 'File: {fileName}',
  'photo.facts': '{fileName}, {width, number} × {height, number}, {size}',
  'photo.repair': 'What to do about the photo',
  'photo.choose-again': 'Choose {fileName} again',
  'photo.try-again': 'Try again',
  'photo.replace': 'Replace photo',
  'photo.before': 'It took the place of {fileName}.',
  'photo.before-gone':
    'It took the place of {fileName}, which is not kept any more. To have that one back, choose it again.',
  'photo.bring-back': 'Bring back {fileName}',
  'photo.cancel': 'Cancel upload',
  'photo.stop': 'Stop and remove',
  'upload.choose': 'Choose photos',
  'upload.choose-pictures': 'Choose pictures',
  'upload.choose-brochure': 'Choose a PDF',
  'upload.choose-captions': 'Choose captions',
  'upload.no-file':
    'That is no file, so it cannot become a scene. Save the photo on your device and drop the file here.',
  'upload.drop-here': 'Drop to add as scenes',
  'upload.drop-here-or': 'Drop onto the picture for a hotspot there, or beside it for scenes',
  'upload.duplicate': '{fileName} is already in this tour, as {scene}.',
  'upload.other-file': '{chosen} is another photo. Choose {fileName}, which was being uploaded.',
  'upload.refused':
    '{count, plural, one {# file was not added. The reason is} other {# files were not added. The reasons are}} in the list.',
  'refused.title': 'Not added',
  'refused.dismiss': 'Dismiss {fileName}',
  'refused.dismiss-all': 'Dismiss all',
  'upload.fault.not-a-photo':
    '{fileName} is not a photo that can be shown. Take JPEG, PNG, WebP, AVIF, TIFF or HEIC.',
  'upload.fault.not-a-logo': '{fileName} is not a picture that can be shown. Take PNG, WebP, JPEG or SVG.',
  'upload.fault.not-a-picture':
    '{fileName} is not a picture that can be shown. Use JPEG, PNG, WebP, AVIF, TIFF or GIF.',
  'upload.fault.not-a-brochure': '{fileName} is not a PDF. Export the document as PDF and add that.',
  'upload.fault.not-captions': '{fileName} has no captions. Save them as WebVTT (.vtt) and add that file.',
  'upload.fault.not-for-a-hotspot':
    '{fileName} cannot become a hotspot. Use a picture, an MP4 or WebM video, a sound or a PDF.',
  'upload.fault.heic': '{fileName} is a HEIC photo. Export it as JPEG and add that.',
  'upload.fault.damaged': '{fileName} is damaged or was cut off. Export it again and add the new file.',
  'upload.fault.not-around':
    '{fileName} is an ordinary photo ({width, number} × {height, number}), not a panorama. A scene needs a 360° photo, twice as wide as high: stitch or export one with your 360° camera’s app.',
  'upload.fault.too-large':
    '{fileName} is too large ({megabytes, number} MB). The limit is 500 MB: export a shorter or smaller version and add that.',
  'upload.fault.too-many-pixels':
    '{fileName} has {width, number} × {height, number} pixels. The limit for this kind of file is {maxWidth, number} × {maxHeight, number}: save it smaller.',
  'upload.fault.empty': '{fileName} is empty. Export it again and add the new file.',
  'upload.fault.unreadable':
    '{fileName} could not be read. Check that it is still where it was, and add it again.',
  'upload.fault.checksum': '{fileName} was damaged on its way. Try again; nothing else was lost.',
  'upload.fault.logged-out': 'You were logged out while {fileName} was being uploaded. Log in and try again.',
  'upload.fault.unsuitable': '{fileName} cannot be used. Choose another file.',
  'upload.fault.quota':
    '{fileName} does not fit into your account any more. Delete what you no longer need, or choose a larger plan.',
  'upload.fault.server': '{fileName} could not be taken. Try again in a moment.',

  // The faces of a cube.
  'cube.unnamed': 'the cube',
  'cube.face.f': 'front',
  'cube.face.r': 'right',
  'cube.face.b': 'back',
  'cube.face.l': 'left',
  'cube.face.u': 'up',
  'cube.face.d': 'down',
  'cube.face.number': 'number {number}',
  'cube.face.either': 'number 0 or number 6',
  'upload.fault.cube-missing':
    'Only {count} of the six faces of {fileName} are here; what is missing: {missing}. Choose all six together.',
  'upload.fault.cube-twice':
    'More than one file claims to be the {face} face of {fileName}. Choose only the six that belong together.',
  'upload.fault.cube-not-square':
    '{fileName} has {width, number} × {height, number} pixels. The faces of a cube are square: export it again and choose all six together.',
  'upload.fault.cube-sizes':
    '{fileName} has {width, number} × {width, number} pixels, other faces of its cube {others, number} × {others, number}. Export all six in one size and choose them together.',
  'upload.fault.cube-edge':
    'The faces of {fileName} have {width, number} × {width, number} pixels; the limit is {most, number} × {most, number}. Save them smaller, or turn the cube into one panorama, twice as wide as high.',
  'upload.one-photo': 'Choose one photo, or the six faces of one cube.',
} as const;
