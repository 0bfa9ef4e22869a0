"""What there is to render: every scene (and variant) of every tour, and what each picture depends on."""
import ast
import hashlib
import json
import os
from dataclasses import dataclass
from typing import Optional

from footprints import definitions
from tidy_json import tidy
from tour import load, slugs

HERE = os.path.dirname(os.path.abspath(__file__))
ASSETS = os.path.join(os.path.dirname(HERE), 'assets')
RECORD = os.path.join(HERE, 'rendered.json')
WIDTH, SAMPLES = 4096, 3


@dataclass
class Picture:
    slug: str
    scene: str
    variant: Optional[str]

    @property
    def name(self):
        """Its path in assets, and in the record."""
        return '%s/%s.webp' % (self.slug, '-'.join(filter(None, (self.scene, self.variant))))

    @property
    def path(self):
        return os.path.join(ASSETS, self.name)


def pictures(only=()):
    """All pictures; or those of the given tours ('pine-cabin') and scenes ('pine-cabin/living')."""
    found = []
    for slug in slugs():
        for cam in load(slug).cameras:
            for variant in (None, *cam.variants):
                names = {slug, slug + '/' + cam.scene, '%s/%s-%s' % (slug, cam.scene, variant)}
                if not only or names & set(only):
                    found.append(Picture(slug, cam.scene, variant))
    return found


def fingerprint(picture):
    """Hash of what the picture shows: the tour's file, its furniture's and its outside's files with what those import,
    and the size. Materials, walls and light are left out on purpose: mending those does not render everything again."""
    tour = load(picture.slug)
    todo = ['tours/%s.py' % picture.slug.replace('-', '_'), 'outside/%s.py' % tour.variant(picture.variant).outside]
    todo += {definitions()[p.name] for p in tour.furniture}
    seen = set()
    while todo:
        path = todo.pop()
        if path not in seen and os.path.exists(os.path.join(HERE, path)):
            seen.add(path)
            todo += imports(path)
    digest = hashlib.sha256(('%s %s %d %d' % (picture.scene, picture.variant, WIDTH, SAMPLES)).encode())
    for path in sorted(seen):
        with open(os.path.join(HERE, path), 'rb') as file:
            digest.update(path.encode() + file.read())
    return digest.hexdigest()[:16]


def imports(path):
    """Files of pieces/ and outside/ that a file imports."""
    with open(os.path.join(HERE, path), encoding='utf-8') as file:
        tree = ast.parse(file.read())
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or '').split('.')[0] in ('pieces', 'outside'):
            yield node.module.replace('.', '/') + '.py'
            yield from (node.module.replace('.', '/') + '/%s.py' % n.name for n in node.names)


def record():
    """Picture name -> fingerprint it was rendered with."""
    if not os.path.exists(RECORD):
        return {}
    with open(RECORD, encoding='utf-8') as file:
        return json.load(file)


def note(picture):
    """Record a picture as done."""
    done = record()
    done[picture.name] = fingerprint(picture)
    with open(RECORD + '.part', 'w', encoding='utf-8') as file:
        file.write(tidy(dict(sorted(done.items()))) + '\n')
    os.replace(RECORD + '.part', RECORD)


def is_done(picture):
    return os.path.exists(picture.path) and record().get(picture.name) == fingerprint(picture)
