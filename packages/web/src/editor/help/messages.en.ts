/** The texts of help: the title of a topic, and paragraphs with one thing to know or to do each. */
export const en = {
  'help.title': 'Help: {topic}',
  'help.others': 'Other topics',
  'help.scenes.1':
    'Drop 360° photos anywhere in the editor, or press +. Each becomes a scene, named after its file. You can go on while they upload.',
  'help.scenes.2':
    'Drag a card to change the order. The menu of a card renames, replaces and deletes it, and makes it the start.',
  'help.scenes.3':
    'Look at what visitors should see first, then choose “Use this view” in the scene’s properties. The view limits and north are set there too.',
  'help.scenes.4':
    '“Adjust photo” levels a photo (draw along a door frame, and it stands upright), changes its light, hides the tripod and blurs faces. The original is kept, and Reset brings it back.',
  'help.scenes.5':
    'With Shift or Ctrl, a click or Space selects several scenes, as does “Select several” in the menu of a card without keys. Change them together: one start view, one light, one tripod patch.',
  'help.hotspots.1':
    'Choose a kind below the picture, then click where it goes. Or drag a file onto the picture: a JPEG becomes an image, an MP4 a video, an MP3 a sound, a PDF a brochure.',
  'help.hotspots.2':
    'To link two scenes, drag the card of one onto the door in the other, or choose Link and click the door. The way back is added; look at it in its small picture, and drag it if it is wrong.',
  'help.hotspots.3':
    'Drag a hotspot to move it, or nudge it with the arrow keys. Hold Alt to drag a copy. Hold Space to look around while a tool is in hand.',
  'help.hotspots.4':
    'Shift-click or draw a frame with Shift to select several; a finger rests on each instead. On the picture, or on what is selected, a finger that rests opens a menu. Copy and paste works between scenes and between tours.',
  'help.hotspots.5':
    'Icon, size, colour, label and facing are in the properties. A style can become the default of its kind, or be applied to all of it.',
  'help.plans.1': 'Add the plan of each floor: a picture, an SVG, or pages of a PDF.',
  'help.plans.2':
    'Drag scenes from the list onto the plan. Drag the cone of a pin until it points the way the scene looks; the scene beside it shows what lies there.',
  'help.plans.3': 'Headings that follow from your links are proposed. Nothing turns before you accept it.',
  'help.plans.4': 'Visitors open the plan in the tour, see where they are, and walk by pressing a pin.',
  'help.map.1':
    'Drag from one scene to another to link both ways, with Ctrl one way only. Arrows in red have no way back. Press a scene to open it.',
  'help.map.2':
    'By keyboard: the arrow keys go from scene to scene, Enter opens one, and L links it to another.',
  'help.map.3':
    'Dashed arrows are suggested: ways back, and neighbours on a floor plan. Accept one, or all of them; links that were placed by themselves say so until you have looked at them.',
  'help.details.1': 'The name is the title of the welcome page and of the tour’s card.',
  'help.details.2': 'The description is read before visitors enter. Two or three sentences are enough.',
  'help.details.3': 'The kind of tour decides the words of its welcome page.',
  'help.visit.1':
    'Choose how a visit begins: looking from above onto a little planet, turning by itself, or still.',
  'help.visit.2':
    'Sounds of the whole tour go on from scene to scene; sounds of one scene are added in its properties, and may come from a direction.',
  'help.guide.1':
    'A guided tour leads visitors from view to view while they sit back. Each stop is a view for some seconds.',
  'help.guide.2':
    'Look at something and press “Add this view as a stop”. Or press Record and walk: every view that you hold for two seconds becomes a stop.',
  'help.guide.3':
    'Speak to a stop or choose a sound for it, and write captions for those who cannot hear it.',
  'help.products.1':
    'A product is entered once and can stand in many places. Its price is what visitors see everywhere.',
  'help.products.2':
    'Import a CSV file to add or change many; nothing is changed before you have seen the list.',
  'help.brand.1': 'Set your logo, colours and title font; the pages beside the panel change as you go.',
  'help.brand.2': 'A contrast that reads badly is said at once, with a shade that reads well.',
  'help.brand.3':
    'The cover stands behind the welcome page and where the address is shared: frame a view, or upload a picture.',
  'help.brand.4': 'Save it as a kit under a name, and the next tour takes it over with one press.',
  'help.files.1':
    'Every file of the tour with its size and the places that use it. What you upload here becomes what it is: a scene, or a hotspot in the middle of the view.',
  'help.files.2':
    '“Take out of the tour” empties every place that uses a file, and can be undone. A file that nothing uses can be deleted, and restored from the bin for 30 days; “Delete for good” in the bin frees its room.',
  'help.check.1':
    'Tour Check looks through the tour after every change: dead ends, links without a way back, missing texts and more.',
  'help.check.2': '“Show” goes to the place. “Fix” does what it says, as one step that Undo takes back.',
  'help.check.3': 'What must be fixed stops publishing. All else can be ignored, and is then not counted.',
  'help.publish.1':
    'Visitors see the tour as it was when you last published. What you change later stays with you until you publish again; the address never changes.',
  'help.publish.2':
    '“Share” has the link, the code to embed it, and links of their own with a password or an end.',
  'help.publish.3': '“Versions” keeps earlier states. Restoring one is a step that Undo takes back.',
  'help.keyboard.1': 'Ctrl+K or ⌘K finds every command, scene and hotspot by a few letters.',
  'help.keyboard.2': '? shows all keys. Each can be changed there.',
  'help.keyboard.3':
    'With the picture in focus the arrow keys look around. L twice places a link in the middle of the view, Enter chooses where it leads.',
} as const;
