"""What a tour is made of: plain data, read by the 3-D builder, the floor plan and the plan json.

Metres everywhere; x east, y north, z up. Angles in degrees. Colours are '#rrggbb'. A surface ("spec") is a colour
(wall paint) or a tuple: material name and its arguments, e.g. ('wood_floor', '#c3a57f', '#8d7153').
Walls stand on the rooms' edges: rooms touch each other, a shared edge is one wall (14 cm thick, centred on the edge).
"""
import dataclasses
import importlib
import pathlib
from dataclasses import dataclass, field
from typing import Any, Optional

EYE = 1.5


@dataclass
class Level:
    """A floor of the house. z: height of its floor in metres; id and name as the visitor reads them."""
    id: str = 'ground'
    name: str = 'Ground floor'
    z: float = 0.0


@dataclass
class Room:
    """A rectangle (x0, y0, x1, y1) of floor."""
    id: str
    name: str
    rect: tuple
    floor: Any = ('wood_floor', '#c3a57f', '#8d7153')
    wall: Any = '#f1eee8'                     # all walls
    walls: dict = field(default_factory=dict)  # single walls: n, e, s, w -> spec
    ceiling: Any = None                       # else the tour's
    fill: Optional[float] = None              # strength of the hidden ceiling panel, else the tour's
    spots: Optional[bool] = None              # recessed spots to look at, else the tour's
    skirting: Optional[float] = None          # height in metres, else the tour's
    level: int = 0
    height: Optional[float] = None            # floor to ceiling, else the tour's; may reach through the level above
    outdoor: bool = False                     # terrace, deck: floor only, no walls of its own, no ceiling, no lamps


@dataclass
class Opening:
    """A hole in the wall on line wall=('x'|'y', metres), its middle at `at` along the line.

    kind: 'window', 'french' (glass to the floor), 'door' (with a frame), 'arch' (plain hole).
    leaf of a door: (side it swings to: -1 low / +1 high coordinate, hinge: 'lo' or 'hi' end, degrees open).
    """
    kind: str
    wall: tuple
    at: float
    w: Optional[float] = None                 # metres, else by kind (plan.DEFAULTS)
    h: Optional[float] = None
    sill: Optional[float] = None              # metres above the level's floor
    panes: Optional[int] = None               # panes side by side
    rows: int = 1                             # panes above each other
    open_pane: Optional[int] = None           # french: this pane (0 = low end) is slid open, one walks through
    leaf: Optional[tuple] = None
    door: Any = None                          # spec of the leaf
    casing: Optional[bool] = None             # a frame around it (doors: yes)
    light: float = 1.0                        # strength of the daylight panel behind the glass
    level: int = 0


@dataclass
class Piece:
    """A placed piece of furniture: name of a @piece function, rot 0 = back to the north, 90 west, 180 south, -90 east."""
    name: str
    x: float
    y: float
    rot: float = 0.0
    kw: dict = field(default_factory=dict)
    level: int = 0
    lift: float = 0.0                         # metres above the level's floor


@dataclass
class Camera:
    """Where a panorama is taken. yaw: heading of the image centre, counter-clockwise from east."""
    scene: str
    room: str
    name: str
    x: float
    y: float
    yaw: float
    eye: float = EYE                          # metres above the room's floor
    variants: tuple = ()                      # names in Tour.variants that this scene also has
    ev: float = 0.0                           # on top of Tour.ev: a room of dark walls comes out too light by itself


@dataclass
class Passage:
    """A way between two rooms that is no opening: stairs, or a particular spot between rooms without a wall.
    at: where a link's mark floats above, (x, y, z) absolute, z on the floor or tread there; both cameras see it.
    kind: 'stairs' or 'open'. Rooms without a wall (Tour.open) have one in the middle of their common edge already."""
    rooms: tuple
    at: tuple
    width: float = 0.9
    kind: str = 'stairs'


@dataclass
class Tour:
    id: str                                   # the slug
    title: str
    category: str                             # 'real-estate' or 'retail'
    rooms: list
    openings: list
    furniture: list                           # Piece, or tuple (name, x, y, rot, kw)
    cameras: list
    seed: int = 1
    height: float = 2.7                       # of the rooms
    levels: list = field(default_factory=lambda: [Level()])
    open: list = field(default_factory=list)  # pairs of room ids without a wall between them
    holes: list = field(default_factory=list)  # (level, (x0, y0, x1, y1)): cut from that level's floor, for stairs
    passages: list = field(default_factory=list)  # Passage
    anchors: dict = field(default_factory=dict)  # name -> (x, y, z): what info and product hotspots point at
    screens: dict = field(default_factory=dict)  # name -> four corners (x, y, z) from top left clockwise, as seen
    variants: dict = field(default_factory=dict)  # name -> {field of Tour: other value}
    thumbnail: Optional[tuple] = None         # (scene, yaw clockwise from the image centre, pitch, field of view); else the first scene's middle
    # daylight
    outside: str = 'garden'                   # outside/<name>.py
    ground: float = -0.2                      # height of the land
    sun: tuple = (38, 160)                    # elevation, compass bearing it comes from
    sun_power: float = 5
    sun_colour: tuple = (1, .93, .82)
    sky_strength: float = 0.22
    sky_tint: tuple = (0.90, 0.95, 1.0)       # of the daylight panels in the windows
    daylight: float = 1.0                     # their strength
    dusk: Optional[tuple] = None              # (zenith, horizon) colours instead of the day's sky
    # lamps
    fill: float = 1.0
    lamp_tint: tuple = (1.0, 0.95, 0.89)
    bounce_tint: tuple = (1.0, 0.97, 0.92)
    lamps: float = 1.0                        # brightness of visible lamps; above 1 they also light the room
    spots: bool = True
    # surfaces
    edge: Any = ('plain', '#f2f0eb', 0.4)     # board on the edge of a gallery's floor
    trim: str = '#f4f2ee'
    frames: str = '#f6f5f2'
    exterior: Any = '#e9e4da'
    ceiling: Any = '#fbfaf7'
    door: Any = ('plain', '#f2f0eb', 0.35)
    skirting: float = 0.1
    ev: float = 0.0                           # brighter (+) or darker (-) than the automatic exposure, stops

    def __post_init__(self):
        self.furniture = [p if isinstance(p, Piece) else put(p[0], p[1], p[2], p[3], **p[4]) for p in self.furniture]

    def z(self, level):
        """Height of a level's floor."""
        return self.levels[level].z

    def height_of(self, room):
        return room.height if room.height is not None else self.height

    def room(self, ident):
        return next(r for r in self.rooms if r.id == ident)

    def room_at(self, x, y, level=0):
        """The room of that level over (x, y), or None."""
        for r in self.rooms:
            x0, y0, x1, y1 = r.rect
            if r.level == level and x0 <= x <= x1 and y0 <= y <= y1:
                return r
        return None

    def bounds(self):
        """(x0, y0, x1, y1) of all rooms."""
        return (min(r.rect[0] for r in self.rooms), min(r.rect[1] for r in self.rooms),
                max(r.rect[2] for r in self.rooms), max(r.rect[3] for r in self.rooms))

    def camera(self, scene):
        return next(c for c in self.cameras if c.scene == scene)

    def camera_at(self, cam):
        """Position of a camera: its room's floor + the eye's height."""
        return (cam.x, cam.y, self.z(self.room(cam.room).level) + cam.eye)

    def stops(self, scene, variant=None):
        """Exposure of a scene on top of the automatic one."""
        return self.variant(variant).ev + next(c.ev for c in self.cameras if c.scene == scene)

    def variant(self, name):
        """This tour with the variant's other light."""
        return dataclasses.replace(self, **self.variants[name]) if name else self


def put(name, x, y, rot=0.0, level=0, lift=0.0, **kw):
    """A placed piece with its own arguments."""
    return Piece(name, x, y, rot, kw, level, lift)


def hang(side, c, u, name='picture', level=0, **kw):
    """A piece on the wall: side = the wall it hangs on ('n', 'e', 's', 'w'), c = coordinate of the wall's face
    (edge of the room -/+ 7 cm), u = position along the wall."""
    x, y = (c, u) if side in 'we' else (u, c)
    return put(name, x, y, {'n': 0, 'w': 90, 's': 180, 'e': -90}[side], level=level, **kw)


def load(slug):
    """The tour in tours/<slug with _>.py."""
    return importlib.import_module('tours.' + slug.replace('-', '_')).TOUR


def slugs():
    """All tours, by their files."""
    folder = pathlib.Path(__file__).parent / 'tours'
    return sorted(f.stem.replace('_', '-') for f in folder.glob('*.py') if f.stem != '__init__')


# Wall pictures' palettes: paper, and three inks.
PAL_WARM = ('#f2ece0', '#c9a27c', '#7d5a44', '#d08a5a')
PAL_COOL = ('#eef0ee', '#9db0b5', '#48626a', '#e0b070')
PAL_GREEN = ('#f1efe6', '#a9b79a', '#4f6b55', '#d8a25e')
