"""JSON as Biome lays it out, so that written files pass the project's check."""
import json

WIDTH = 110


def tidy(value, indent=0, before=0):
    """Text of a value. indent: spaces of its line; before: characters on that line before it."""
    if isinstance(value, float) and value == int(value):
        value = int(value)
    if not isinstance(value, (dict, list)) or not value:
        return json.dumps(value, ensure_ascii=False)
    inner = ' ' * (indent + 2)
    if isinstance(value, dict):
        lines = []
        for key, item in value.items():
            head = json.dumps(key, ensure_ascii=False) + ': '
            lines.append(inner + head + tidy(item, indent + 2, indent + 2 + len(head)))
        return '{\n' + ',\n'.join(lines) + '\n' + ' ' * indent + '}'
    items = [tidy(item, indent + 2, indent + 2) for item in value]
    line = '[' + ', '.join(items) + ']'
    if '\n' not in line and before + len(line) + 1 <= WIDTH:
        return line
    return '[\n' + ',\n'.join(inner + item for item in items) + '\n' + ' ' * indent + ']'
