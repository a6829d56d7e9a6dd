"""A first round for each family, and a coach who tells one idea at a time.

The law of this room: no rule and no sentence is written here. A coach sees what the learner sees
and what is legal, and says ids with numbers that the game's book or the view holds. What it
suggests is always legal and never the only way; whatever else is chosen, the lesson goes on.
"""

from collections.abc import Mapping

from sushibelt.lessons import sushi_go, sushi_roll, sushizock
from sushibelt.lessons.course import Course

COURSES: Mapping[str, Course] = {
    "sushi-go": sushi_go.COURSE,
    "sushi-roll": sushi_roll.COURSE,
    "sushizock": sushizock.COURSE,
}
